import type { Catalogs } from '../catalogs';

const soon: Catalogs['soon'] = {
  action: 'एक्सप्लोर पर लौटें',
  account: {
    title: 'खाता प्रबंधन',
    text: 'आपकी प्रोफ़ाइल, सेटिंग और स्टार्टअप। यह पेज आगे की किसी रिलीज़ में खुलेगा; थीम, भाषा और साइन आउट आपकी तस्वीर के पीछे के मेनू में हैं।',
  },
  investorAccount: {
    title: 'निवेशक खाता प्रबंधन',
    text: 'आपकी निवेशक प्रोफ़ाइल और सेटिंग। यह पेज आगे की किसी रिलीज़ में खुलेगा।',
  },
};

export default soon;
