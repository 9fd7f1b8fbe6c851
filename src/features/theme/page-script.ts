/**
 * The whole of a page's own JavaScript, inlined in its head: the theme before the first paint, its switch, and copy
 * buttons. Leaving a page writes the theme again, so that signing out, which clears local storage, does not forget it.
 */
export const pageScript = `{let d=document.documentElement.dataset,l={},k=()=>{d.theme&&(l.theme=d.theme)};
try{l=localStorage}catch{}
d.theme=l.theme||"";
addEventListener("pagehide",k);
addEventListener("click",({target:t})=>{
t.closest("[data-theme-switch]")&&(d.theme=d.theme=="dark"||!d.theme&&matchMedia("(prefers-color-scheme:dark)").matches?"light":"dark",k());
(t=t.closest("[data-copy]"))&&navigator.clipboard.writeText(t.closest("figure").querySelector("code").textContent).then(()=>{t.textContent="Copied";setTimeout(()=>t.textContent="Copy",2e3)})})}`.replaceAll(
  '\n',
  '',
);
