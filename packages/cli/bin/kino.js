#!/usr/bin/env node
// Committed, so that npm finds it before the program is built.
import '../dist/kino.js';
