/// Headless
