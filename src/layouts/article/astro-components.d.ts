// How the compiler sees an .astro file that TypeScript imports; what is in the file is checked by `astro check`.
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}
