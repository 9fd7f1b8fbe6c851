/**
 * The whole of a page's own JavaScript, inlined in its head: the theme before the first paint, its switch, and copy
 * buttons. A choice is kept while it differs from the system's. Another tab's choice counts here at once; and leaving a page
 * writes the theme again only where signing out, which clears local storage, has taken it.
 */
export const pageScript = `{let d=document.documentElement.dataset,l={},r=()=>d.theme=l.theme||"";
try{l=localStorage}catch{}
r();
onpageshow=r;
onstorage=e=>e.key=="theme"&&r();
onpagehide=()=>d.theme&&(l.theme||=d.theme);
onclick=({target:t})=>{
let s=matchMedia("(prefers-color-scheme:dark)").matches?"light":"dark";
t.closest("[data-theme-switch]")&&(d.theme==s?delete l.theme:l.theme=s,r());
(t=t.closest("[data-copy]"))&&navigator.clipboard.writeText(t.closest("figure").querySelector("code").textContent).then(()=>{t.textContent="Copied";setTimeout(()=>t.textContent="Copy",2e3)})}}`.replaceAll(
  '\n',
  '',
);
