import { mount } from 'svelte';
import App from './App.svelte';
import './look.css';
import './pages/shell/shell.css';
import { keepForOffline } from './browser/offline.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
mount(App, { target });
void keepForOffline();
