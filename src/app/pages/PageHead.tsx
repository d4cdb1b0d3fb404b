/** A page's title, and what a search engine shows of it; React moves both into the document's head. */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} · Updraft`}</title>
      <meta name="description" content={description} />
    </>
  );
}
