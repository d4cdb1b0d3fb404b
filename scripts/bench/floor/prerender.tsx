import { renderToString } from 'react-dom/server';
import { Page } from './Page';

export const render = () => renderToString(<Page ssrPath="/" />);
