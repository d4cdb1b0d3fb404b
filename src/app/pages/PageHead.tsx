/** A page's title, and what a search engine shows of a public one; React moves both into the document's head. */
export function PageHead({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{`${title} · Updraft`}</title>
      {description && <meta name="description" content={description} />}
    </>
  );
}
