// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { extractStyles } from './inline-styles.ts';

test('each style becomes a rule, the same one twice becomes one rule', () => {
  const html = '<p style="color:red">A</p><p style="top:0">B</p><p style="color:red">C</p>';
  expect(extractStyles(html)).toEqual({
    html: '<p data-s="0">A</p><p data-s="1">B</p><p data-s="0">C</p>',
    css: '[data-s="0"]{color:red}[data-s="1"]{top:0}',
  });
});

test('what React escapes in attributes reads in the rule as it was written', () => {
  const content = `"a" 'b' < > & &quot`;
  const html = renderToString(createElement('p', { style: { content } }));
  expect(html).not.toContain(content);
  expect(extractStyles(html).css).toBe(`[data-s="0"]{content:${content}}`);
});

test('texts and other attributes stay as they are', () => {
  const html = renderToString(
    createElement('p', { title: ' style="x"', 'data-style': 'y' }, ' style="color:red"'),
  );
  expect(extractStyles(html)).toEqual({ html, css: '' });
});
