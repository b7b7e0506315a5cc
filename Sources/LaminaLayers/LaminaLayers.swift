/// Layers
