export { default } from 'icon:carnival-mask';
