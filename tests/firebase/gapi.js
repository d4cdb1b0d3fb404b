// A fake of https://apis.google.com/js/api.js, which passes a pop-up's result from a hidden frame of the auth
// domain to the page: the parts of `gapi.iframes` that the SDK and the emulator use. The real one needs a network.
{
  /** Opens a two-way connection to another window. Messages wait until their handler is registered. */
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
          // The SDK's callback for `webStorageSupport` always throws when it is done.
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
