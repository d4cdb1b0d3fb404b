import React from 'react';
import './statechart/manager';

// Storybook writes the manager's JSX as calls of it.
Object.assign(globalThis, { React });
