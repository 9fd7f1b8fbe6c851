import { z } from 'zod';

/** One expression of the rules in the emulator's report: what it came to, how often, and the expressions in it. */
interface Expression {
  readonly sourcePosition: {
    readonly line: number;
    readonly column: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?:
    | readonly { readonly count: number; readonly value: Readonly<Record<string, unknown>> }[]
    | undefined;
  readonly children?: readonly Expression[] | undefined;
}

const expression: z.ZodType<Expression> = z.lazy(() =>
  z.object({
    sourcePosition: z.object({
      line: z.number(),
      column: z.number(),
      currentOffset: z.number(),
      endOffset: z.number(),
    }),
    values: z.array(z.object({ count: z.number(), value: z.record(z.string(), z.unknown()) })).optional(),
    children: z.array(expression).optional(),
  }),
);

const report = z.object({ report: z.array(expression) });

/** The expressions that were never evaluated, as '57: id.matches(…)', by the report of `…:ruleCoverage`. */
export function neverEvaluated(rules: string, coverage: unknown): string[] {
  const never = (each: Expression): string[] => {
    const { line, currentOffset, endOffset } = each.sourcePosition;
    // An empty value means 'not reached, because the answer was already known'.
    const reached = each.values?.some(({ value }) => Object.keys(value).length > 0) ?? false;
    return reached
      ? (each.children ?? []).flatMap(never)
      : [`${line}: ${rules.slice(currentOffset, endOffset)}`];
  };
  return report.parse(coverage).report.flatMap(never);
}
