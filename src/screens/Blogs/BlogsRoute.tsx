import { AppPreferences } from '@/app/AppPreferences';
import { BlogsScreen } from './BlogsScreen';

export default function BlogsRoute() {
  return <BlogsScreen preferences={<AppPreferences />} />;
}
