import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { BlogsScreen } from '@/screens/Blogs/BlogsScreen';
import { AppPreferences } from './AppPreferences';

export default function BlogsPage() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.blogsTitle} description={t.blogsLead} />
      <BlogsScreen preferences={<AppPreferences />} />
    </>
  );
}
