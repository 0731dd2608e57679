import { tidyAddress } from '#domain/links.ts';

// Before anything reads the address.
const tidy = tidyAddress(location.href);
if (tidy !== location.href) history.replaceState(history.state, '', tidy);
