import { z } from 'zod';
import { secureUrl, text } from '#site/content/setting.ts';

// The settings of each provider. All are required unless they are optional here, so a configured provider is complete.

const embedded = z.strictObject({ kind: z.literal('embedded') });
/** The site does without: nothing of it is in any page. */
const none = z.strictObject({ kind: z.literal('none') });

const hostAndPort = z.string().regex(/^[\w.-]+:\d+$/, "must be host and port, for example 'localhost:8080'");

/** When the owner is emailed about new comments, if the server can send email. 'at-once' is at most one email in ten minutes. */
export const commentMailsSchema = z.enum(
  ['at-once', 'daily', 'never'],
  "must be 'at-once', 'daily' or 'never'",
);

export const signInProviders = ['google', 'github', 'email'] as const;

/** With what people sign in to comment, in the order of the buttons. */
const signInSchema = <const Names extends readonly string[]>(names: Names, otherwise: string) =>
  z.array(z.enum(names, otherwise)).min(1, 'must name at least one').readonly().prefault(['google']);

/** A heart beside each comment and each article, for people who have signed in. */
const likesSchema = z.boolean().default(false);

const embeddedComments = embedded.extend({
  signIn: signInSchema(signInProviders, "must be 'google', 'github' or 'email'"),
  mails: commentMailsSchema.default('at-once'),
  likes: likesSchema,
  /** The address of your account, which may moderate at /moderation. Only the server knows it. */
  owner: z.email('must be the e-mail address of your account').optional(),
});

export const commentsSchema = z.discriminatedUnion(
  'kind',
  [
    embeddedComments,
    none,
    z
      .strictObject({
        kind: z.literal('firebase'),
        signIn: signInSchema(
          ['google', 'github'],
          "must be 'google' or 'github'; 'email' needs the embedded server",
        ),
        likes: likesSchema,
        apiKey: text("the web app's apiKey (Project settings, Your apps)"),
        projectId: text("the project's id"),
        authDomain: z
          .string("the web app's authDomain is missing")
          .regex(
            /^[\w.-]+(:\d+)?$/,
            "must be a host without https://, for example 'my-project.firebaseapp.com'",
          ),
        appId: text("the web app's appId").optional(),
        /** Your account's uid on the project: your comments get the Author badge. */
        owner: z.optional(z.string().regex(/^[^@]+$/, 'must be the uid from npm run comments -- owner')),
        /** Turns App Check on: the site key of reCAPTCHA Enterprise. */
        appCheckSiteKey: text('the site key of reCAPTCHA Enterprise').optional(),
        /** For development and tests: emulators in place of Google's servers. */
        emulators: z.strictObject({ firestore: hostAndPort, auth: hostAndPort }).optional(),
      })
      .refine(({ appId, appCheckSiteKey }) => appCheckSiteKey === undefined || appId !== undefined, {
        path: ['appId'],
        error: 'is missing, and App Check needs it: copy it from Project settings, Your apps',
      }),
  ],
  {
    error:
      "must be { kind: 'embedded' }, { kind: 'none' } or { kind: 'firebase', apiKey, projectId, authDomain }",
  },
);

/** What a browser has to know about the comments' backend. */
export function commentsInBrowser(comments: Exclude<z.output<typeof commentsSchema>, z.output<typeof none>>) {
  const { likes, ...config } = comments;
  const { kind, signIn } = config;
  return { ...(kind === 'embedded' ? { kind, signIn } : config), ...(likes && { likes }) };
}

export const mailSchema = z.discriminatedUnion(
  'kind',
  [
    embedded,
    // A link to the owner's address in place of the form.
    none,
    z.strictObject({
      kind: z.literal('emailjs'),
      serviceId: text("EmailJS's service id (Email Services)"),
      templateId: text("EmailJS's template id (Email Templates)"),
      publicKey: text("EmailJS's public key (Account, General)"),
    }),
  ],
  {
    error:
      "must be { kind: 'embedded' }, { kind: 'none' } or { kind: 'emailjs', serviceId, templateId, publicKey }",
  },
);

export const listSchema = z.discriminatedUnion(
  'kind',
  [
    embedded,
    z.strictObject({
      kind: z.literal('mailchimp'),
      /** The hosted form's address: https://….list-manage.com/subscribe/post?u=…&id=… */
      formUrl: secureUrl("the hosted form's address").refine((url) => {
        const { pathname, searchParams } = new URL(url);
        const isNamed = ['u', 'id'].every((name) => !['', '…', null].includes(searchParams.get(name)));
        return pathname.endsWith('/subscribe/post') && isNamed;
      }, "must be the hosted form's address, which ends in /subscribe/post?u=…&id=… with values of your own"),
    }),
  ],
  { error: "must be { kind: 'embedded' } or { kind: 'mailchimp', formUrl }" },
);

export const mapSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('link') }),
    z.strictObject({ kind: z.literal('google'), key: text('the public key of the Maps Embed API') }),
  ],
  { error: "must be { kind: 'link' } or { kind: 'google', key }" },
);

export const legalSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('own') }),
    z.strictObject({
      kind: z.literal('iubenda'),
      accountId: z.int('must be the number of the policy, without quotes').positive('must be above 0'),
    }),
  ],
  { error: "must be { kind: 'own' } or { kind: 'iubenda', accountId }" },
);
