// Replaces https://apis.google.com/js/api.js, which tests can't reach. Firebase's SDK loads it in the page, the sign-in
// helper loads it in its hidden frame, and the two talk through it. What they use of it, and no more:
// @firebase/auth, src/platform_browser/iframe/*.ts, and the frame of the Auth emulator (lib/emulator/auth/handlers.js).

(() => {
  /** One end of a connection between two windows. */
  class Iframe {
    #other;
    #handlers = new Map();
    /** What came before anyone registered for it. */
    #early = [];
    #answers = new Map();
    #calls = 0;

    constructor(other) {
      this.#other = other;
      addEventListener('message', ({ source, data }) => {
        if (source !== other || data?.standIn !== 'gapi') return;
        if (data.answerTo !== undefined) this.#answered(data);
        else if (this.#handlers.has(data.name)) this.#handle(data);
        else this.#early.push(data);
      });
      this.register('ping', () => true);
    }

    register(name, handler) {
      this.#handlers.set(name, handler);
      for (const call of this.#early.filter((each) => each.name === name)) this.#handle(call);
      this.#early = this.#early.filter((each) => each.name !== name);
    }

    /** The callback gets the answers of the handlers on the other side as a list. */
    send(name, data, callback) {
      const call = this.#calls++;
      if (callback) this.#answers.set(call, callback);
      this.#other.postMessage({ standIn: 'gapi', name, call, data }, '*');
    }

    ping(callback) {
      return new Promise((resolve) => {
        this.send('ping', null, (results) => {
          callback?.(results);
          resolve(results);
        });
      });
    }

    async restyle() {}

    async #handle({ name, call, data }) {
      const result = await this.#handlers.get(name)(data);
      this.#other.postMessage({ standIn: 'gapi', answerTo: call, results: [result] }, '*');
    }

    #answered({ answerTo, results }) {
      try {
        this.#answers.get(answerTo)?.(results);
      } catch {
        // The original keeps what a callback throws to itself. The SDK's callback for 'webStorageSupport' always throws.
      }
      this.#answers.delete(answerTo);
    }
  }

  const context = {
    open({ where, url, attributes: { style, ...attributes } }, callback) {
      const frame = document.createElement('iframe');
      for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);
      Object.assign(frame.style, style);
      return new Promise((resolve) => {
        frame.src = url;
        where.append(frame);
        // Listening before the frame's own script says its first word.
        const iframe = new Iframe(frame.contentWindow);
        frame.addEventListener('load', () => resolve(callback(iframe)), { once: true });
      });
    },
    getParentIframe: () => new Iframe(parent),
  };

  window.gapi = {
    load: (_modules, { callback }) => callback(),
    iframes: { Iframe, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context },
  };

  // The page names its function in the address, the helper's frame has one by the usual name.
  const named = new URL(document.currentScript.src).searchParams.get('onload');
  window[named ?? 'gapi_onload']?.();
})();
