/** The rules with one condition taken out, turned round or moved. */
export interface Mutant {
  readonly line: number;
  /** What was changed into what. */
  readonly change: string;
  readonly rules: string;
}

interface Replacement {
  readonly at: number;
  readonly length: number;
  readonly by: string;
}

/** Every mutant: each conjunct and alternative removed, each comparison turned, each bound moved, each allow opened and shut. */
export function mutantsOf(rules: string): readonly Mutant[] {
  const code = blank(rules);
  const replacements = [...allows(code), ...operands(code), ...comparisons(code), ...bounds(code)];
  return replacements.map(({ at, length, by }) => ({
    line: rules.slice(0, at).split('\n').length,
    change: `${oneLine(rules.slice(at, at + length))}  →  ${by}`,
    rules: rules.slice(0, at) + by + rules.slice(at + length),
  }));
}

/** Comments become spaces, so that positions stay. */
function blank(rules: string): string {
  return rules.replaceAll(/\/\/.*$/gm, (comment) => ' '.repeat(comment.length));
}

function allows(code: string): Replacement[] {
  return [...code.matchAll(/(allow [\w, ]+: if )([^;]+);/g)].flatMap((match) => {
    const [, opening = '', condition = ''] = match;
    const at = match.index + opening.length;
    return ['true', 'false']
      .filter((by) => by !== condition)
      .map((by) => ({ at, length: condition.length, by }));
  });
}

/** Operands of && become true, operands of || false: a rule that needs them now allows or refuses something else. */
function operands(code: string): Replacement[] {
  return [...code.matchAll(/(?:: if |return )([^;]+);/g)].flatMap((match) => {
    const [whole, expression = ''] = match;
    const start = match.index + whole.length - 1 - expression.length;
    const operator = / \|\| |\s&& /.exec(expression)?.[0].trim();
    if (operator === undefined) return [];
    let at = start;
    return split(expression, operator).map((operand) => {
      const lead = operand.length - operand.trimStart().length;
      const replacement = {
        at: at + lead,
        length: operand.trim().length,
        by: operator === '&&' ? 'true' : 'false',
      };
      at += operand.length + operator.length;
      return replacement;
    });
  });
}

/** Splits at an operator that is outside of parentheses. */
function split(expression: string, operator: string): string[] {
  const parts = [''];
  let depth = 0;
  for (let i = 0; i < expression.length; i++) {
    const character = expression[i] ?? '';
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (depth === 0 && expression.startsWith(operator, i)) {
      parts.push('');
      i += operator.length - 1;
    } else parts[parts.length - 1] += character;
  }
  return parts;
}

function comparisons(code: string): Replacement[] {
  const opposite: Readonly<Record<string, string>> = { '==': '!=', '!=': '==', '>=': '<', '<=': '>' };
  return [...code.matchAll(/==|!=|>=|<=/g)].map(({ 0: sign, index }) => ({
    at: index,
    length: 2,
    by: opposite[sign] ?? sign,
  }));
}

/** Numbers that bound something (sizes and durations), one more and one less. */
function bounds(code: string): Replacement[] {
  const sizes = [...code.matchAll(/(size\(\) [<>]= )(\d+)/g)];
  const durations = [...code.matchAll(/(duration\.value\()(\d+)/g)];
  return [...sizes, ...durations].flatMap((match) => {
    const [, lead = '', number = ''] = match;
    return [1, -1].map((by) => ({
      at: match.index + lead.length,
      length: number.length,
      by: String(Number(number) + by),
    }));
  });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
