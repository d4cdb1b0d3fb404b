/** Makes the browser ask before it unloads the page while `work` is pending, because that would abort it. */
export function warnBeforeUnload(work: Promise<unknown>) {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const stop = () => window.removeEventListener('beforeunload', ask);
  window.addEventListener('beforeunload', ask);
  work.then(stop, stop);
}
