/// Display
