import './tokens.css';
import { startApp } from './start-app.tsx';

startApp();
