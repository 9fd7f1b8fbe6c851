import { z } from 'zod';
import { checked } from '#site/content/content-problem.ts';
import { text } from '#site/content/setting.ts';

const date = (what: string) => text(what).regex(/^\d{4}(-\d\d){0,2}$/, 'must be a date like 2022-02');
const period = { startDate: date('startDate'), endDate: date('endDate').optional() };

/** The fields of JSON Resume (jsonresume.org/schema) that the page shows. Others are allowed. */
const resumeSchema = z.object({
  basics: z.object({ label: text('label'), summary: text('summary'), email: z.email().optional() }),
  work: z.array(
    z.object({
      ...period,
      name: text('name'),
      position: text('position'),
      summary: text('summary').optional(),
      highlights: z.array(text('a highlight')).default([]),
    }),
  ),
  education: z
    .array(
      z.object({
        ...period,
        institution: text('institution'),
        area: text('area'),
        studyType: text('studyType').optional(),
      }),
    )
    .default([]),
  skills: z.array(z.object({ name: text('name'), keywords: z.array(text('a keyword')) })).default([]),
  languages: z.array(z.object({ language: text('language'), fluency: text('fluency') })).default([]),
});
export type Resume = z.output<typeof resumeSchema>;

export const checkedResume = (resume: unknown): Resume => checked(resumeSchema, resume, 'resume.json');
