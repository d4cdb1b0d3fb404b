export { LoadFailedScreen as default } from '@/screens/LoadFailed/LoadFailedScreen';
