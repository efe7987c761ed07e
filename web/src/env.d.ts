declare module 'icon:*' {
  /** The inside of an `<svg viewBox="0 0 512 512">`. */
  const body: string;
  export default body;
}
