import { expect, test } from 'vitest';
import { quote } from './listing.ts';

const program = `import x from 'x';
  // #region outer
  const a = 1;
  // #region inner
    const b = 2;
  // #endregion inner

  const c = 3;
  // #endregion outer
`;

test('a region is quoted without its markers and its shared indentation', () => {
  expect(quote(program, 'inner')).toBe('const b = 2;');
});

test('regions nest', () => {
  expect(quote(program, 'outer')).toBe('const a = 1;\n  const b = 2;\n\nconst c = 3;');
});

test('without a name the whole file is quoted, less its markers', () => {
  expect(quote(program)).toBe("import x from 'x';\n  const a = 1;\n    const b = 2;\n\n  const c = 3;");
});

test('markers may be written in the comments of other languages', () => {
  expect(quote('# #region a\nx\n# #endregion a', 'a')).toBe('x');
  expect(quote('<!-- #region a -->\nx\n<!-- #endregion a -->', 'a')).toBe('x');
  expect(quote('{/* #region a */}\nx\n{/* #endregion a */}', 'a')).toBe('x');
});

test('a region that is missing or never ends is an error', () => {
  expect(() => quote(program, 'gone')).toThrow("has no region 'gone'");
  expect(() => quote('// #region a\nx', 'a')).toThrow('never ends');
});
