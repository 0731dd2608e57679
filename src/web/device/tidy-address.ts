import { tidyAddress } from '#domain/links.ts';

// Runs before other code reads the address.
const tidy = tidyAddress(location.href);
if (tidy !== location.href) history.replaceState(history.state, '', tidy);
