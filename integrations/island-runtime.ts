import type { Plugin } from 'vite';

/**
 * The script that wakes islands, in a fifth of the bytes of Astro's own, which every page would carry. It leaves the
 * "when" to Astro's client directives and knows what this site uses: named exports, and props made of plain values,
 * lists and objects (Astro writes each as [type, value]; type 1 is a list). Islands take no children here.
 * The first island makes late styles count, where a page has them (see late-styles.ts). An island whose code or styles can't be fetched stays
 * as it was rendered, and is tried again when the network is back.
 */
const runtime = `{let S,
L=()=>S||=new Promise((y,n)=>{let l=document.querySelector("[data-late]");if(!l)return y();l.media="all";l.sheet?y():(l.onload=y,l.onerror=n,l.href+="")}),
R=([t,v])=>t?v.map(R):v===Object(v)?Object.fromEntries(Object.entries(v).map(([k,x])=>[k,R(x)])):v,
H=async(e,q="")=>{let a=n=>e.getAttribute(n);try{let[m,r]=await Promise.all([import(a("component-url")+q),import(a("renderer-url")),L()]);
await r.default(e)(m[a("component-export")],R([0,JSON.parse(a("props"))]),{},{client:a("client")});e.removeAttribute("ssr")}
catch(x){S=0;addEventListener("online",()=>H(e,"?"+Date.now()),{once:!0})}};
addEventListener("DOMContentLoaded",()=>document.querySelectorAll("astro-island").forEach(e=>
Astro[e.getAttribute("client")](async()=>()=>H(e),JSON.parse(e.getAttribute("opts")),e)))}`.replaceAll(
  '\n',
  '',
);

/**
 * A page without what Astro writes for its own script and ours doesn't read: an island's random id, its name among the
 * options, and the word of a client directive that it is there, which is looked for once the page has been read.
 */
export const withoutUnread = (html: string): string =>
  html
    .replaceAll(/(?<=<astro-island) uid="\w+"/g, '')
    .replaceAll(/(?<= opts="{)&quot;name&quot;:&quot;\w+&quot;,/g, '')
    .replaceAll(/window\.dispatchEvent\(new Event\("astro:\w+"\)\);/g, '');

/** Swaps Astro's island script for ours, in builds only: the development server keeps Astro's, which reports errors. */
export function islandRuntime(): Plugin {
  return {
    name: 'island-runtime',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/astro/dist/runtime/server/astro-island.prebuilt.js')
        ? `export default ${JSON.stringify(runtime)}`
        : null,
  };
}
