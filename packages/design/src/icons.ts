/** Icons of 24 by 24, drawn with a round line of 1.75; each is what goes into the `svg`. */
export const ICONS = {
  studio:
    '<path d="M4 10h16v8a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z"/><path d="m4 10 .6-3.6 15-2.6.4 2.8L4 10m5-4.4 2.6 3.2M14 4.7l2.6 3.2"/>',
  library:
    '<rect x="4" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5"/><rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5"/><rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5"/>',
  key: '<circle cx="8" cy="16" r="4"/><path d="m11 13 8-8m-3.5 3.5L18 11m-5.5.500 1.5 1.5"/>',
  webhook:
    '<circle cx="12" cy="6.5" r="3"/><circle cx="5.5" cy="17" r="3"/><circle cx="18.5" cy="17" r="3"/><path d="m10.5 9.2-3.3 5.2m6.3-5.2 3.3 5.2M8.5 17h7"/>',
  receipt:
    '<path d="M6 3.5h12V20l-2-1.4-2 1.4-2-1.4-2 1.4-2-1.4L6 20zM9.5 8h5m-5 3.5h5m-5 3.5h3"/>',
  sliders:
    '<path d="M4 8h9m5 0h2M4 16h2m5 0h9"/><circle cx="15.5" cy="8" r="2.5"/><circle cx="8.5" cy="16" r="2.5"/>',
  book: '<path d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0v13"/>',
  price:
    '<circle cx="12" cy="12" r="8.5"/><path d="M14.8 9.2C14.3 8.4 13.3 8 12 8c-1.7 0-2.9.8-2.9 2s1 1.7 2.9 2 3 .9 3 2-1.3 2-3 2c-1.4 0-2.5-.5-3-1.4M12 6.5V8m0 8v1.5"/>',
  play: '<path d="M7 4.5v15l12-7.5z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  loop: '<path d="M4 11V9.5A2.5 2.5 0 0 1 6.5 7H19m-3-3 3 3-3 3M20 13v1.5a2.5 2.5 0 0 1-2.5 2.5H5m3 3-3-3 3-3"/>',
  again:
    '<path d="M19.5 11A7.5 7.5 0 0 0 6 7.5L4 9.5m0-5v5h5M4.5 13A7.5 7.5 0 0 0 18 16.5l2-2m0 5v-5h-5"/>',
  download: '<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15"/>',
  upload: '<path d="M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15"/>',
  copy: '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15.5 8.5v-2a2 2 0 0 0-2-2h-7a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h2"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  plus: '<path d="M12 5v14M5 12h14"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m16 16 4 4"/>',
  down: '<path d="m6.5 9.5 5.5 5.5 5.5-5.5"/>',
  left: '<path d="M14.5 6.5 9 12l5.5 5.5"/>',
  right: '<path d="M9.5 6.5 15 12l-5.5 5.5"/>',
  sort: '<path d="m8 9.5 4-4 4 4m-8 5 4 4 4-4"/>',
  arrow: '<path d="M4.5 12h15m-5.5-5.5 5.5 5.5-5.5 5.5"/>',
  back: '<path d="M19.5 12h-15M10 6.5 4.5 12l5.5 5.5"/>',
  out: '<path d="M7 17 17 7M8.5 7H17v8.5"/>',
  video: '<rect x="3.5" y="6.5" width="12" height="11" rx="2"/><path d="m15.5 11 5-3v8l-5-3"/>',
  image:
    '<rect x="4" y="4" width="16" height="16" rx="2"/><circle cx="9" cy="9" r="1.5"/><path d="m4.5 17 4.5-4.5 3 3 3.5-4 4 4.5"/>',
  ad: '<path d="M4 10v4h3l8 4V6l-8 4zm14.5-.5a4 4 0 0 1 0 5M7 14l1 5h2.5l-1-4"/>',
  'add-image':
    '<path d="M19.5 12.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6.5a2 2 0 0 1 2-2h5.5M17.5 3.5v6m-3-3h6M4.5 17 9 12.5l3 3 2-2 5 5"/>',
  camera: '<path d="M4 8h3.5L9 5.5h6L16.5 8H20v11H4z"/><circle cx="12" cy="13" r="3.5"/>',
  edit: '<path d="m4.5 19.5 1-4L16 5a2.1 2.1 0 0 1 3 3L8.5 18.5zM14 7l3 3"/>',
  portrait: '<rect x="7.5" y="3.5" width="9" height="17" rx="2"/>',
  landscape: '<rect x="3.5" y="7.5" width="17" height="9" rx="2"/>',
  square: '<rect x="5" y="5" width="14" height="14" rx="2"/>',
  time: '<circle cx="12" cy="13" r="7.5"/><path d="M12 9v4l2.5 1.5M9.5 3h5"/>',
  trash: '<path d="M4.5 7h15M9.5 7V4.5h5V7m-8 0 1 12.5h9l1-12.5M10 11v5m4-5v5"/>',
  link: '<path d="M10 14a4 4 0 0 0 6 .4l3-3A4 4 0 0 0 13.3 5.7l-1.3 1.3M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.7 5.7l1.3-1.3"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  more: '<path d="M5.5 12h.01M12 12h.01M18.5 12h.01" stroke-width="3"/>',
  alert: '<circle cx="12" cy="12" r="8.5"/><path d="M12 7.5v5m0 3.5v.01"/>',
  help: '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.300-1 .9-1 1.7m0 2.7v.01"/>',
  shield: '<path d="M12 3.5 5 6v5.5c0 4 3 7.2 7 9 4-1.8 7-5 7-9V6zm-3 8.5 2.2 2.2L15.5 10"/>',
  offline:
    '<path d="m4 4 16 16M8 8.5A6 6 0 0 0 7 20h10.5M11 6.2A6 6 0 0 1 18 11a4.5 4.5 0 0 1 3 6.5"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 3v2m0 14v2M3 12h2m14 0h2M5.6 5.6 7 7m10 10 1.4 1.4m0-12.8L17 7M7 17l-1.4 1.4"/>',
  moon: '<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z"/>',
  card: '<rect x="3.5" y="5.5" width="17" height="13" rx="2"/><path d="M3.5 10h17M7 15h3"/>',
  code: '<path d="m8.5 7.5-5 4.5 5 4.5m7-9 5 4.5-5 4.5M13.5 5l-3 14"/>',
  user: '<circle cx="12" cy="8.5" r="4"/><path d="M4.5 20c.8-3.7 3.8-6 7.5-6s6.7 2.3 7.5 6"/>',
  'sign-out':
    '<path d="M14 4.5H6a1.5 1.5 0 0 0-1.5 1.5v12A1.5 1.5 0 0 0 6 19.5h8m2-11 3.5 3.5L16 15.5M19.5 12H10"/>',
  terminal:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><path d="m7.5 9.5 3 2.5-3 2.5m5.5.500h4"/>',
} as const;

export type IconName = keyof typeof ICONS;
