// Starts Swagger UI on the page at /api. It is served behind Swagger UI's own script, in one file.
/* global SwaggerUIBundle */

const system = matchMedia('(prefers-color-scheme: dark)');
function showScheme() {
  // theme.js has set the scheme that the person chose in the app.
  const chosen = document.documentElement.style.colorScheme;
  const isDark = chosen === 'dark' || (chosen === '' && system.matches);
  document.documentElement.classList.toggle('dark-mode', isDark);
}
showScheme();
system.addEventListener('change', showScheme);

/**
 * Swagger UI draws only the operations in view once there are 150 of them, and the browser's search misses the others
 * (https://github.com/swagger-api/swagger-ui/issues/11056). It counts per list, so each tag gets a list of its own.
 */
const listPerTag =
  (Operations, { React }) =>
  (props) => {
    const tagged = props.specSelectors.taggedOperations();
    return tagged
      .keySeq()
      .toArray()
      .map((tag) => {
        const specSelectors = {
          ...props.specSelectors,
          taggedOperations: () => tagged.filter((_, each) => each === tag),
        };
        return React.createElement(Operations, { ...props, specSelectors, key: tag });
      });
  };

/** The description is in no landmark otherwise. */
const inBanner =
  (Info, { React }) =>
  (props) =>
    React.createElement('div', { role: 'banner' }, React.createElement(Info, props));

/** The button that opens a body's schema has no name otherwise. */
const named =
  (Title, { React, fn }) =>
  ({ title, schema }) =>
    React.createElement(Title, { title: title || fn.jsonSchema202012.getTitle(schema) || 'Body', schema });

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  // This page describes the calls and makes none.
  supportedSubmitMethods: [],
  plugins: [
    {
      wrapComponents: {
        operations: listPerTag,
        InfoContainer: inBanner,
        JSONSchema202012KeywordTitle: named,
      },
    },
  ],
});
