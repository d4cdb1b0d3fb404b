export { LoadFailedScreen as default } from './LoadFailedScreen';
