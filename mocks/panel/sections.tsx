import {
  Layers,
  type LucideIcon,
  MonitorPlay,
  Play,
  RotateCcw,
  Smartphone,
  WifiOff,
} from 'lucide-react';
import type { DeveloperSection, PresenterSection } from './shown-section.ts';

interface Tile {
  title: string;
  sentence: string;
  Icon: LucideIcon;
}

/** The tiles of the first page in their order; all but "Hand over", which opens a dialog, lead to a section. */
export const presenterTiles: Readonly<Record<PresenterSection | 'hand-over', Tile>> = {
  tour: { title: 'Tour', sentence: 'The shop in ten steps.', Icon: Play },
  states: {
    title: 'Show a state',
    sentence: 'Full cart, slow server.',
    Icon: Layers,
  },
  offline: { title: 'Offline', sentence: 'Needs no network.', Icon: WifiOff },
  'hand-over': {
    title: 'Hand over',
    sentence: 'To another device.',
    Icon: Smartphone,
  },
  data: { title: 'Reset', sentence: 'Back to the start.', Icon: RotateCcw },
  present: {
    title: 'Present',
    sentence: 'At a fair, in a lobby.',
    Icon: MonitorPlay,
  },
};

export const developerLabels: Readonly<Record<DeveloperSection, string>> = {
  requests: 'Requests',
  faults: 'Faults',
  rows: 'Rows',
  api: 'API',
  'as-specified': 'As specified',
  about: 'About',
};
