export { default } from 'icon:church';
