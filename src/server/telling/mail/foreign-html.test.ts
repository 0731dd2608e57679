import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml, textOf, withAddresses } from '#server/telling/mail/foreign-html.ts';

test('plain formatting and links stay, everything else is removed', () => {
  const allowed =
    '<p>Hi <b>Ben</b>,<br />see <a href="https://example.com/a?b=1&amp;c=2">the list</a></p><ul><li>rice</li></ul>';
  expect(cleanHtml(allowed)).toBe(allowed);
  const hostile: [given: string, clean: string][] = [
    ['<script>alert(1)</script><style>p{}</style>x', 'x'],
    ['<p onclick="x()" style="position:fixed" class="card" id="a">x</p>', '<p>x</p>'],
    ['<img src="https://track.example/1.gif">x', 'x'],
    ['<form action="/x"><input name="a"><button>Sign in</button></form>', 'Sign in'],
    ['</td></tr></table>x<table><tr><td>y</td></tr></table>', 'xy'],
    ['<iframe src="https://evil.example"></iframe><svg onload=x()>x</svg>', 'x'],
    ['<!-- a --><!--[if mso]><b>x</b><![endif]-->y', 'y'],
    ['<b>open', '<b>open</b>'],
    ['\u202Etxt', 'txt'],
    ['&#x202E;txt', 'txt'],
  ];
  for (const [given, clean] of hostile) expect(cleanHtml(given), given).toBe(clean);
});

test('a link leads only to the web or to an email address', () => {
  const hrefOf = (href: string) => /href="([^"]*)"/.exec(cleanHtml(`<a href="${href}">x</a>`))?.[1];
  expect(hrefOf('https://example.com')).toBe('https://example.com/');
  expect(hrefOf('mailto:ben@example.com')).toBe('mailto:ben@example.com');
  const refused = [
    'javascript:alert(1)',
    ' JaVa&#115;cript:alert(1)',
    'java\tscript:x',
    'data:text/html,x',
    '//evil.example',
    '/x',
    'tel:1',
    '',
  ];
  for (const href of refused) expect(hrefOf(href), href).toBeUndefined();
});

test('the text says the same, with each address after its link', () => {
  const html =
    '<h1>Rice &amp; beans</h1><p>one<br>two\n three</p><ul><li>a<li><a href="https://example.com/?a=1&b=2">shop</a></ul><div>5 &lt; 6</div><a href="https://example.com/">https://example.com/</a>';
  expect(textOf(cleanHtml(html))).toBe(
    'Rice & beans\n\none\ntwo three\n\n- a\n- shop (https://example.com/?a=1&b=2)\n\n5 < 6\nhttps://example.com/',
  );
  for (const empty of ['', ' \n', '<p> </p><br>', '&nbsp;', '<script>x</script>', '<b></b>']) {
    expect(textOf(cleanHtml(empty)), empty).toBe('');
  }
});

test('no link hides in another link, beside whose address it would show', () => {
  const inner = '<a href="https://elsewhere.example/">https://bank.example/</a>';
  for (const between of ['<p>', '<ul><li>', '<b><p>', '<p><a>']) {
    const clean = cleanHtml(`<a href="https://bank.example/">${between}${inner} or here</a>`);
    expect(clean, between).not.toContain('elsewhere');
    expect(clean.match(/<\/?a\b/g), between).toHaveLength(2);
    expect(withAddresses(clean), between).toMatch(/ or here.*<\/a> \(https:\/\/bank\.example\/\)/);
  }
  // The outer link leads nowhere.
  const nowhere = cleanHtml(`<a href="javascript:x"><p>${inner}</p></a>`);
  expect(withAddresses(nowhere)).not.toContain('elsewhere');
});

const squeezed = (clean: string) => textOf(clean).replaceAll(/\s/g, '');

test('any input becomes allowed, closed HTML that a second cleaning does not change', () => {
  const pieces =
    '<p> </p> <b > <a␣href=" javascript:x " </a> <td> </table> <script> </script> <!-- --> <![CDATA[ &lt; &#60; & ' +
    '<style> <xmp> <noscript> <svg> <li> <br> x ␣ \0';
  const piece = fc.constantFrom(...pieces.split(' ').map((each) => each.replace('␣', ' ')));
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 30 }), (typed) => {
      const clean = cleanHtml(typed.join(''));
      expect(clean).not.toMatch(
        /<(?:script|style|td|table|xmp|svg|img|noscript)|href="(?!https?:|mailto:)|<!/i,
      );
      const opened = clean.match(/<[a-z][^>]*[^/]>|<[a-z]>/g)?.length ?? 0;
      expect(clean.match(/<\/[a-z]/g)?.length ?? 0).toBe(opened);
      expect(squeezed(cleanHtml(clean))).toBe(squeezed(clean));
      // A writer of '&lt;a>' means the characters and reads them as text.
      if (!clean.includes('&lt;')) expect(textOf(clean)).not.toMatch(/<\/?(?:p|a|b|li)>/);
    }),
    { numRuns: 2000 },
  );
});

test('a long hostile email is cleaned as fast as a short one', () => {
  const shapes = ['<b>', ' ', '<a href="', '<', '&', '\n ', '<li>', '<a href="https://a.b">'];
  for (const shape of shapes) {
    const clean = cleanHtml(shape.repeat(50_000 / shape.length));
    expect(squeezed(cleanHtml(clean)), shape).toBe(squeezed(clean));
  }
});
