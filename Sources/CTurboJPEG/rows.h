#pragma once
// Decodes a JPEG row by row through libjpeg, whose errors jump: that has to happen in C.
#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

/// What to decode and where to. The caller fills in the first part.
typedef struct {
  const unsigned char *bytes;
  size_t byte_count;
  /// What the header said, checked against the limits: anything else is refused.
  unsigned stored_width, stored_height;
  int is_ink;
  /// The size in eighths, and the pixels: 4 bytes each, `stride` apart.
  unsigned eighths;
  unsigned width, height;
  unsigned char *pixels;
  size_t stride;
  /// What the library may allocate, for pictures whose scans refine each other.
  long memory_limit;
  /// How many scans may refine the picture: each goes over all of it, however few bytes it has.
  int scan_limit;
  /// Asked every few rows and between scans; not 0 ends the work.
  int (*is_cancelled)(void *context);
  void *context;

  /// The first complaint that is not harmless; empty for none.
  char complaint[JMSG_LENGTH_MAX];
} lamina_jpeg;

enum { LAMINA_JPEG_DONE, LAMINA_JPEG_FAILED, LAMINA_JPEG_CANCELLED, LAMINA_JPEG_OTHER };

typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf landing;
  lamina_jpeg *job;
  struct jpeg_progress_mgr progress;
} lamina_jpeg_state;

static inline void lamina_jpeg_fail(j_common_ptr info) {
  lamina_jpeg_state *state = (lamina_jpeg_state *)info->err;
  info->err->format_message(info, state->job->complaint);
  longjmp(state->landing, LAMINA_JPEG_FAILED);
}

// Below 0 stands what is wrong and was mended, such as missing data that became gray.
static inline void lamina_jpeg_note(j_common_ptr info, int level) {
  lamina_jpeg_state *state = (lamina_jpeg_state *)info->err;
  if (level >= 0) return;
  int code = info->err->msg_code;
  int is_harmless = code == JWRN_EXTRANEOUS_DATA || code == JWRN_ADOBE_XFORM
                    || code == JWRN_JFIF_MAJOR || code == JWRN_BOGUS_PROGRESSION;
  if (!is_harmless && !state->job->complaint[0])
    info->err->format_message(info, state->job->complaint);
}

// Called within a scan and between scans.
static inline void lamina_jpeg_monitor(j_common_ptr info) {
  lamina_jpeg_state *state = (lamina_jpeg_state *)info->err;
  if (info->is_decompressor
      && ((j_decompress_ptr)info)->input_scan_number > state->job->scan_limit) {
    snprintf(state->job->complaint, JMSG_LENGTH_MAX, "more than %d scans", state->job->scan_limit);
    longjmp(state->landing, LAMINA_JPEG_FAILED);
  }
  if (state->job->is_cancelled(state->job->context))
    longjmp(state->landing, LAMINA_JPEG_CANCELLED);
}

/// Decodes `job` and says how it went.
static __attribute__((noinline, unused)) int lamina_jpeg_decode(lamina_jpeg *job) {
  struct jpeg_decompress_struct info;
  lamina_jpeg_state state;
  memset(&info, 0, sizeof info);
  memset(&state, 0, sizeof state);
  state.job = job;
  job->complaint[0] = 0;
  info.err = jpeg_std_error(&state.manager);
  state.manager.error_exit = lamina_jpeg_fail;
  state.manager.emit_message = lamina_jpeg_note;
  state.progress.progress_monitor = lamina_jpeg_monitor;
  int landed = setjmp(state.landing);
  if (landed) {
    jpeg_destroy_decompress(&info);
    return landed;
  }
  jpeg_create_decompress(&info);
  info.progress = &state.progress;
  info.mem->max_memory_to_use = job->memory_limit;
  jpeg_mem_src(&info, job->bytes, job->byte_count);
  jpeg_read_header(&info, TRUE);
  int is_ink = info.jpeg_color_space == JCS_CMYK || info.jpeg_color_space == JCS_YCCK;
  if (info.image_width != job->stored_width || info.image_height != job->stored_height
      || !is_ink != !job->is_ink) {
    jpeg_destroy_decompress(&info);
    return LAMINA_JPEG_OTHER;
  }
  info.scale_num = job->eighths;
  info.scale_denom = 8;
  info.out_color_space = is_ink ? JCS_CMYK : JCS_EXT_BGRX;
  jpeg_start_decompress(&info);
  if (info.output_width != job->width || info.output_height != job->height) {
    jpeg_destroy_decompress(&info);
    return LAMINA_JPEG_OTHER;
  }
  while (info.output_scanline < info.output_height) {
    if (info.output_scanline % 16 == 0 && job->is_cancelled(job->context))
      longjmp(state.landing, LAMINA_JPEG_CANCELLED);
    JSAMPROW row = job->pixels + info.output_scanline * job->stride;
    jpeg_read_scanlines(&info, &row, 1);
  }
  jpeg_finish_decompress(&info);
  jpeg_destroy_decompress(&info);
  return job->complaint[0] ? LAMINA_JPEG_FAILED : LAMINA_JPEG_DONE;
}
