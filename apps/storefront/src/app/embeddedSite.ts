import { takeEmbeddedSite } from './site';

// Imported before the routes: they begin their first navigation as soon as they are read, and it must not ask and wait.
takeEmbeddedSite();
