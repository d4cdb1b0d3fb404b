/** A page's title and description for search engines. React moves both into the document's head. */
export function PageHead({ title, description }: { title: string; description: string }) {
  return (
    <>
      <title>{`${title} · Updraft`}</title>
      <meta name="description" content={description} />
    </>
  );
}
