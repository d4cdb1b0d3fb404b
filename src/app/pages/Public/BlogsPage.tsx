import { useMessages } from '@messages';
import { PageHead } from '@/app/pages/PageHead';
import { BlogsScreen } from '@/screens/Blogs/BlogsScreen';
import { usePublicFrame } from './usePublicFrame';

export default function BlogsPage() {
  const t = useMessages('pages');
  return (
    <>
      <PageHead title={t.blogsTitle} description={t.blogsLead} />
      <BlogsScreen {...usePublicFrame()} />
    </>
  );
}
