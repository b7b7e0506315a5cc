/// Window
