/** The package's own types describe a default export, which its files do not have. */
declare module 'scorm-again/scorm12' {
  export { default as Scorm12API } from 'scorm-again/dist/types/Scorm12API.d.ts';
}
declare module 'scorm-again/scorm2004' {
  export { default as Scorm2004API } from 'scorm-again/dist/types/Scorm2004API.d.ts';
}
