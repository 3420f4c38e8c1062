// The pages that a person can reach without a game.
export const pages: Record<string, string> = {
  home: '',
  'new-game': 'new',
  armies: 'armies',
  'army-sheet': 'armies/vegas',
  rules: 'rules',
  saved: 'saved',
  replay: 'replay',
  settings: 'settings',
  unknown: 'nowhere',
};
