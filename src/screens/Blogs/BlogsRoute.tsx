import { useMessages } from '@messages';
import { AppPreferences } from '@/app/AppPreferences';
import { PageHead } from '@/app/PageHead';
import { BlogsScreen } from './BlogsScreen';

export default function BlogsRoute() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.blogsTitle} description={t.blogsLead} />
      <BlogsScreen preferences={<AppPreferences />} />
    </>
  );
}
