import type { Catalogs } from '../catalogs';

const errors: Catalogs['errors'] = {
  notFoundTitle: 'पेज नहीं मिला',
  notFoundText: 'इस पते पर कुछ नहीं है। हो सकता है पेज कहीं और चला गया हो या लिंक ग़लत लिखा गया हो।',
  toHome: 'होम पर जाएँ',
  toExplore: 'एक्सप्लोर पर जाएँ',

  failedTitle: 'कुछ गड़बड़ हो गई',
  failedText: 'इस पेज ने काम करना बंद कर दिया। आपने जो सहेजा था, वह सुरक्षित है; जारी रखने के लिए पेज फिर से लोड करें।',
  reload: 'फिर से लोड करें',
  updateReady: 'नया संस्करण तैयार है',
};

export default errors;
