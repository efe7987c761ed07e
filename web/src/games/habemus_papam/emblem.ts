export { default } from 'icon:pope-crown';
