import { defineConfig } from '#site/config.ts';
import embedded from '../../sample/site.config.ts';

/** The sample owner with every outside provider in use, for the tests that look at how they are asked. */
export default defineConfig({
  ...embedded,
  analytics: undefined,
  comments: { ...embedded.comments, kind: 'embedded', signIn: ['google', 'github', 'email'], likes: true },
  mail: {
    kind: 'emailjs',
    serviceId: 'service_sample',
    templateId: 'template_sample',
    publicKey: 'public_sample',
  },
  list: {
    kind: 'mailchimp',
    formUrl: 'https://sample.us1.list-manage.com/subscribe/post?u=0123456789&id=abcdef',
  },
  map: { kind: 'google', key: 'maps_sample' },
  legal: { kind: 'iubenda', accountId: 12345678 },
});
