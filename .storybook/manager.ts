import React from 'react';
import './statechart/manager';

// Storybook compiles the manager's JSX to calls of a global `React`.
Object.assign(globalThis, { React });
