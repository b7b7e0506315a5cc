/// Raster
