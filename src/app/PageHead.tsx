import { useMessages } from '@messages';
import type { Route } from './routes';

/** The page's title, and its description where it has one; React moves both into the document's head. */
export function PageHead({ name }: { name: Route['name'] }) {
  const { title, description } = useMessages('meta');
  const text = (description as Partial<Record<Route['name'], string>>)[name];
  return (
    <>
      <title>{title[name]}</title>
      {text && <meta name="description" content={text} />}
    </>
  );
}
