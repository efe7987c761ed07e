export { default } from 'icon:ancient-columns';
