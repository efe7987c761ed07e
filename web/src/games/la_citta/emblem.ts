export { default } from 'icon:hill-fort';
