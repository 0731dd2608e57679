/** Of a name or a title with control characters, or such as turn the direction of writing round. */
export const hiddenCharacters = 'Sila buang aksara yang tidak kelihatan.';
