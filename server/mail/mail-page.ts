import { html, raw } from 'hono/html';
import { tag } from '#language';
import { textDirection } from '#lib/text-direction.ts';

/**
 * Gmail, Outlook and Yahoo drop `main`, `footer` and logical properties such as `border-inline-start` (https://www.caniemail.com).
 * Without explicit colors, dark mode could show dark text on a dark background.
 */
const style = `body{margin:0;background:#fff;color:#1d1d1f}
.page{max-width:38em;margin:0 auto;padding:20px 16px 32px;font:17px/1.6 system-ui,sans-serif;overflow-wrap:break-word}
h1,h2,h3{line-height:1.25}h1{font-size:1.6em;margin:0 0 0.6em}h2{font-size:1.3em;margin:1.6em 0 0.5em}h3{font-size:1.1em}
a{color:#0b5cad}img,video{max-width:100%;height:auto}ul,ol{padding:0 1.4em}
pre,code{font-family:ui-monospace,monospace;font-size:0.88em;direction:ltr;unicode-bidi:isolate}
pre{padding:12px;background:#f3f3f5;border-radius:6px;line-height:1.45;white-space:pre-wrap;overflow-wrap:anywhere}pre code{font-size:1em}
blockquote{margin:1em 0;padding:0 14px;border:1px solid #c9c9d1;border-radius:6px}
table{border-collapse:collapse}th,td{padding:5px 8px;border:1px solid #c9c9d1;text-align:start;vertical-align:top;overflow-wrap:anywhere}
.footer{margin-top:2.5em;padding-top:1em;border-top:1px solid #c9c9d1;font-size:0.85em}
@media (prefers-color-scheme:dark){body{background:#17171b;color:#e8e8ec}a{color:#8ec5ff}pre{background:#25252b}
blockquote,th,td,.footer{border-color:#55555f}}`;

export const mailPage = (subject: string, body: ReturnType<typeof html>) =>
  String(html`<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${subject}</title>
<style>${raw(style)}</style>
</head>
<body>
<div class="page" role="main" dir="${textDirection(tag)}">
<h1>${subject}</h1>
${body}
</div>
</body>
</html>
`);
