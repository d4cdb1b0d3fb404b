// Stands in for https://apis.google.com/js/api.js, which carries a pop-up's answer from a hidden frame of the auth domain
// to the page: only what the SDK and the emulator's frame use of `gapi.iframes`. The real one can't be had offline.
{
  /** A two-way line to another window. What arrives before its handler is there waits for it. */
  const connect = (other, opened = Promise.resolve()) => {
    const handlers = new Map();
    const callbacks = new Map();
    let early = [];
    let calls = 0;
    const post = (message) => other.postMessage({ gapi: message }, '*');

    async function answer({ id, name, data }) {
      post({ id, answer: await handlers.get(name)(data) });
    }
    window.addEventListener('message', ({ source, data }) => {
      const message = source === other ? data?.gapi : null;
      if (!message) return;
      if (handlers.has(message.name)) answer(message);
      else if (message.name) early.push(message);
      else {
        try {
          callbacks.get(message.id)?.([message.answer]);
        } catch {
          // The SDK's callback for `webStorageSupport` always ends in a throw, as a way of saying that it is done.
        }
      }
    });
    return {
      register(name, handler) {
        handlers.set(name, handler);
        for (const message of early.filter((one) => one.name === name)) answer(message);
        early = early.filter((one) => one.name !== name);
      },
      send(name, data, callback) {
        calls += 1;
        if (callback) callbacks.set(calls, callback);
        post({ id: calls, name, data });
      },
      ping: () => opened,
      restyle: async () => {},
    };
  };

  const context = {
    open({ where, url, attributes }, ready) {
      const frame = document.createElement('iframe');
      Object.assign(frame.style, attributes.style);
      frame.setAttribute('aria-hidden', attributes['aria-hidden']);
      frame.tabIndex = Number(attributes.tabindex);
      frame.src = url;
      const opened = new Promise((resolve) => frame.addEventListener('load', resolve));
      where.append(frame);
      return ready(connect(frame.contentWindow, opened));
    },
    getParentIframe: () => connect(window.parent),
  };
  window.gapi = {
    load: (_modules, { callback }) => callback(),
    iframes: { Iframe: {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  };

  const onload = new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload';
  window[onload]?.();
}
