import { createRoot } from 'react-dom/client';

/** The least that a React application can be: the yardstick of the first-load figures. */
createRoot(document.getElementById('root')!).render(<h1>Empty page</h1>);
